import { Button, SearchField } from '../ui/index.ts'

interface SearchFormProps {
  /** The name of the field, as in the address. */
  name: string
  hint: string
  button: string
  searched: string
  /** Without the spaces around the words. */
  onSearch: (words: string) => void
}

/** One field and its button; the page that it leads to keeps what was searched for. */
export function SearchForm({ name, hint, button, searched, onSearch }: SearchFormProps) {
  return (
    <form
      role="search"
      aria-label={hint}
      className="flex gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget).get(name)
        onSearch(typeof typed === 'string' ? typed.trim() : '')
      }}
    >
      <SearchField name={name} hint={hint} defaultValue={searched} />
      <Button type="submit" className="min-h-11!">
        {button}
      </Button>
    </form>
  )
}
