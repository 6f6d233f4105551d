import { Icon } from '../pictures/icon.tsx'
import { searchIcon } from '../icons.gen.ts'
import { inputStyle } from './inputs.tsx'

type SearchFieldProps = {
  /** In the form's data. */
  name: string
  /** Its label and placeholder. */
  hint: string
  defaultValue: string
}

/** The text input of a search form within a page. */
export function SearchField({ name, hint, defaultValue }: SearchFieldProps) {
  return (
    <span className="relative min-w-0 flex-1 lg:max-w-90">
      <Icon of={searchIcon} size={16} className="absolute top-1/2 left-3 -translate-y-1/2 text-ink-3" />
      <input
        type="search"
        name={name}
        aria-label={hint}
        placeholder={hint}
        defaultValue={defaultValue}
        maxLength={40}
        autoComplete="off"
        enterKeyHint="search"
        className={`${inputStyle} pl-9!`}
      />
    </span>
  )
}
