import { buttonStyle, classNames } from '@hojip/platform/ui'
import type { ChangeEvent } from 'react'

const mostBytes = 5_000_000

/** Spreadsheets save in UTF-8, or, in China, in GB 18030. */
function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

interface SheetButtonProps {
  label: string
  /** Gets the text of the chosen CSV file; undefined for a file that is too large to be one of ours. */
  onText: (text: string | undefined) => void
}

/** Chooses a CSV file. The browser's own button speaks the browser's language, not the page's. */
export function SheetButton({ label, onText }: SheetButtonProps) {
  const take = async ({ target: input }: ChangeEvent<HTMLInputElement>) => {
    const [file] = input.files ?? []
    if (!file) return
    const text = file.size > mostBytes ? undefined : textOf(await file.arrayBuffer())
    // The same file may be chosen again after it was corrected.
    input.value = ''
    onText(text)
  }
  return (
    <label
      className={classNames(
        buttonStyle({}),
        'relative min-h-11! cursor-pointer justify-self-start focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-jade',
      )}
    >
      {label}
      <input
        type="file"
        accept=".csv,text/csv"
        onChange={(event) => void take(event)}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
    </label>
  )
}
