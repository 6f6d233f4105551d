import type { FormTextsOf } from './texts.ts'

/** A changed part in words: `name.ko-KR`, `sku.0-1.price`. */
export function unitText(path: string, t: FormTextsOf): string {
  const [name = '', key = '', field = ''] = path.split('.')
  if (name === 'sku') return t.units[field as keyof typeof t.units] ?? field
  const text = t.units[name as keyof typeof t.units] ?? name
  const language = t.languages[key as keyof typeof t.languages]
  return language ? `${text} (${language})` : text
}
