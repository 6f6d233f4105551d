/** What an option changes about a product, by the names of schema.org; the narrower meanings first. */
export const optionAttributes = ['color', 'material', 'pattern', 'weight', 'size'] as const
export type OptionAttribute = (typeof optionAttributes)[number]
