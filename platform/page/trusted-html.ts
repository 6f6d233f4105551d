interface Policy {
  createHTML: (html: string) => unknown
}
interface PolicyFactory {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => Policy
}

let policy: Policy | undefined

/**
 * For `dangerouslySetInnerHTML`: HTML that the server has sanitised already. Where the browser enforces
 * trusted types, this is the one place that makes them.
 */
export function sanitisedHtml(html: string): { __html: string } {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes
  if (!factory) return { __html: html }
  policy ??= factory.createPolicy('mall', { createHTML: (given) => given })
  return { __html: policy.createHTML(html) as string }
}
