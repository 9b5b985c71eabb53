interface ImportMetaEnv {
  /** Origin of the server when it is not the one the page came from. */
  readonly VITE_API_ORIGIN?: string;
}
