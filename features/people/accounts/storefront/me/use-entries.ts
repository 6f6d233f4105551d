import { allowedEntries, useHasPage, useViewer } from '@hojip/platform/page'
import { accountEntries, type AccountEntry } from './entries.ts'

/** The entries whose pages exist and that the session may open. */
export function useEntries(): AccountEntry[] {
  const hasPage = useHasPage()
  return allowedEntries<AccountEntry>(accountEntries, useViewer()?.access).filter(({ href }) => hasPage(href))
}
