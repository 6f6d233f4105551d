import { useHasPage, useViewer } from '@hojip/platform/page'
import { accountEntries, type AccountEntry } from './entries.ts'

/** The entries whose pages exist and that the session may open. */
export function useEntries(): AccountEntry[] {
  const hasPage = useHasPage()
  const access = useViewer()?.access
  const mayOpen = (word: string) => !access || access.includes(word)
  return accountEntries.filter(
    (entry) => hasPage(entry.href) && (!('access' in entry) || mayOpen(entry.access)),
  )
}
