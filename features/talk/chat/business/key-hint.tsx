/** A key on the keyboard, where there is room for one; screen readers leave it out of names. */
export function KeyHint({ of }: { of: string }) {
  return (
    <kbd
      aria-hidden="true"
      className="figures inline-grid min-h-5 min-w-5 place-items-center rounded-xs px-1 text-11 text-ink-3 ring-line max-lg:hidden"
    >
      {of}
    </kbd>
  )
}
