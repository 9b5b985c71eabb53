/**
 * The letters of Latin, Greek and Cyrillic, for inside the brackets of a pattern. Large patterns in which all letters of the world
 * occur again and again take half a second to compile.
 */
export const LETTERS = 'A-Za-zªµºÀ-ÖØ-öø-ʯͰ-ͳͶͷͺ-ͽͿΆΈ-ΊΌΎ-ΡΣ-ϵϷ-ҁҊ-ԯḀ-ỿ';
