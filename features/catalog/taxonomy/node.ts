/** A category of the mall. Three levels deep; only the third level holds goods. */
export interface TaxonomyNode {
  /** Kebab-case, unique over the whole tree, and never changed once published: imports refer to it. */
  code: string
  zh: string
  en: string
  ko: string
  children?: TaxonomyNode[]
}

export function leaf(code: string, zh: string, en: string, ko: string): TaxonomyNode {
  return { code, zh, en, ko }
}

export function branch(
  code: string,
  zh: string,
  en: string,
  ko: string,
  children: TaxonomyNode[],
): TaxonomyNode {
  return { code, zh, en, ko, children }
}
