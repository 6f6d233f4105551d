/** Turns beside a word for what is going on. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-4 flex-none animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  )
}
