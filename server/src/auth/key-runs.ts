/** What fingers run along without thinking: the alphabet, the digits, and the keys of a keyboard by row and by column. */
const tracks: readonly string[] = [
  ...['abcdefghijklmnopqrstuvwxyz', '01234567890'],
  ...['qwertyuiop', 'qwertzuiop', 'asdfghjkl', 'zxcvbnm', 'yxcvbnm'],
  ...['1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p', '1q2w3e4r5t6y7u8i9o0p'],
].flatMap((track) => [track, [...track].reverse().join('')]);

const MOST_RUNS = 3;

/** "abcdefgh", "87654321", "qwerasdfzxcv", "aabbccdd": at most three runs, each letter held down as long as one likes. */
export function isFewKeyRuns(text: string): boolean {
  if (!/^[a-z0-9]+$/.test(text)) return false;
  const pressed = text.replace(/(.)\1+/g, '$1');
  let at = 0;
  for (let run = 0; run < MOST_RUNS && at < pressed.length; run += 1) {
    at += longestRun(pressed, at);
  }
  return at >= pressed.length;
}

function longestRun(text: string, from: number): number {
  let length = 1;
  while (
    from + length < text.length &&
    tracks.some((track) => track.includes(text.slice(from, from + length + 1)))
  ) {
    length += 1;
  }
  return length;
}
