/** An entry of a menu, and the word that the session's access list has to contain. */
export interface MenuEntry {
  key: string
  href: string
  access?: string
}

/**
 * The entries the user may see: those that need no permission, and those whose permission is in the access list. A
 * visitor has no access list and sees all of them; account pages redirect to the sign-in page.
 */
export function allowedEntries<E extends MenuEntry>(
  entries: readonly E[],
  access: readonly string[] | undefined,
): E[] {
  return entries.filter((entry) => !access || entry.access === undefined || access.includes(entry.access))
}
