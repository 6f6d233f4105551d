interface Policy {
  createHTML: (html: string) => unknown
}
interface PolicyFactory {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => Policy
}

let policy: Policy | undefined

/**
 * For `dangerouslySetInnerHTML`, with HTML that the server has sanitised. Where the browser enforces trusted types,
 * they are created only here.
 */
export function sanitisedHtml(html: string): { __html: string } {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes
  if (!factory) return { __html: html }
  policy ??= factory.createPolicy('mall', { createHTML: (given) => given })
  return { __html: policy.createHTML(html) as string }
}
