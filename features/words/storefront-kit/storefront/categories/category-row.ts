/** A category as the menu shows it, with those below it. */
export type ShownCategory = { id: string; name: string; href: string; children: ShownCategory[] }

/** One row of the category menu: an icon and the first-level categories that share it. */
export type CategoryRow = { icon: string; categories: ShownCategory[] }
