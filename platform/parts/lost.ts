/** The messages of browsers when a module, something it imports, or its style sheet did not arrive: Chrome, Firefox, Safari, Vite. */
const lostWords =
  /dynamically imported module|Importing a module script failed|Unable to preload|NetworkError|Failed to fetch|Load failed/i

/** Whether a script has not arrived; one that arrived and threw is a fault of ours. */
export function isLost(error: unknown): boolean {
  return error instanceof Error && (lostWords.test(error.message) || isLost(error.cause))
}
