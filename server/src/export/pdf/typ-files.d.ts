declare module '*.typ' {
  const source: string;
  export default source;
}
