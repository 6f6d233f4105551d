import { buttonStyle, classNames } from '@hojip/platform/ui'
import type { ChangeEvent } from 'react'

interface FileButtonProps {
  label: string
  /** As the `accept` of an input. */
  accept: string
  disabled?: boolean
  /** `xs`: among the tools of an editor. */
  size?: 'xs' | 'md'
  onFile: (file: File) => void
}

/** Chooses a file. The browser's own button speaks the browser's language, not the page's. */
export function FileButton({ label, accept, disabled = false, size = 'md', onFile }: FileButtonProps) {
  const take = ({ target: input }: ChangeEvent<HTMLInputElement>) => {
    const [file] = input.files ?? []
    // The same file may be chosen again after it was corrected.
    if (file) onFile(file)
    input.value = ''
  }
  return (
    <label
      className={classNames(
        buttonStyle({ size }),
        size === 'md' && 'min-h-11!',
        'relative justify-self-start focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-jade',
        disabled ? 'pointer-events-none opacity-50' : 'cursor-pointer',
      )}
    >
      {label}
      <input
        type="file"
        accept={accept}
        disabled={disabled}
        onChange={take}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
    </label>
  )
}
