/** A category of the mall. The tree has three levels; only the third holds products. */
export interface TaxonomyNode {
  /** Kebab-case, unique in the whole tree, and never changed once published, since imports refer to it. */
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
