/** Markup that is safe to insert into a page unescaped. */
export interface Html {
  readonly markup: string
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function isHtml(value: unknown): value is Html {
  return typeof value === 'object' && value !== null && 'markup' in value && typeof value.markup === 'string'
}

function render(value: unknown): string {
  if (value === undefined || value === null || value === false) return ''
  if (Array.isArray(value)) return value.map(render).join('')
  if (isHtml(value)) return value.markup
  return String(value).replace(/[&<>"']/g, (character) => escapes[character] ?? '')
}

/** A template for markup: every value is escaped unless it is markup itself. */
export function html(parts: TemplateStringsArray, ...values: unknown[]): Html {
  return { markup: parts.reduce((text, part, index) => text + render(values[index - 1]) + part) }
}
