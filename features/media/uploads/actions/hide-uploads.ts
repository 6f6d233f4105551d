import type { Tx } from '@hojip/db'
import { parseUploadUrl } from '../rules/url.ts'
import { markHidden } from '../store/uploads.ts'

/**
 * Hides the files of what the mall takes down, in the transaction that takes it down: they stay, and their addresses answer
 * others than who sent them and operators as if they were not there. Addresses that are not uploads are ignored.
 */
export function hideUploads(tx: Tx, urls: readonly string[], at: Date): Promise<void> {
  return markHidden(tx, idsOf(urls), at)
}

/** Shows the files of what is given back. */
export function showUploads(tx: Tx, urls: readonly string[]): Promise<void> {
  return markHidden(tx, idsOf(urls), null)
}

function idsOf(urls: readonly string[]): string[] {
  return urls.flatMap((url) => parseUploadUrl(url)?.id ?? [])
}
