import { useTexts } from '@hojip/platform/page'
import { Button } from '@hojip/platform/ui'
import type { ReactNode } from 'react'
import { listTexts } from '../texts.ts'
import type { List } from '../use-list.ts'
import { cleared, listHref } from './list-address.ts'

type FilterFormProps = { list: List; children: ReactNode }

/** The filters as a form, so that they also work without scripts, by its button; scripts apply each choice at once. */
export function FilterForm({ list, children }: FilterFormProps) {
  const texts = useTexts(listTexts)
  // A form replaces the parameters of its address: the category, the order and the words of a shop's search stay as fields.
  const [path, others] = listHref(list.base, cleared(list.search)).split('?')
  return (
    <form action={path} onSubmit={(event) => event.preventDefault()}>
      {[...new URLSearchParams(others)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Button type="submit" kind="jade" block className="unscripted">
        {texts.apply}
      </Button>
    </form>
  )
}
