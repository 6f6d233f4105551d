import { serviceWorkers } from '../storage/index.ts'

interface Policy {
  createHTML: (html: string) => unknown
  createScriptURL: (url: string) => unknown
}
interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string; createScriptURL: (url: string) => string },
  ) => Policy
}

let policy: Policy | undefined

/** Where the browser enforces trusted types, they are created only here: the site may create one policy. */
function ownPolicy(): Policy | undefined {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes
  const asGiven = (given: string) => given
  return (policy ??= factory?.createPolicy('mall', { createHTML: asGiven, createScriptURL: asGiven }))
}

/** For `dangerouslySetInnerHTML`, with HTML that the server has sanitised. */
export function sanitisedHtml(html: string): { __html: string } {
  return { __html: (ownPolicy()?.createHTML(html) ?? html) as string }
}

/**
 * Installs the worker that shows the offline page and pushed messages. Where the browser has no such workers, or forbids
 * them, the mall works without.
 */
export async function installWorker(): Promise<void> {
  const address = '/service-worker.js'
  await serviceWorkers()
    ?.register((ownPolicy()?.createScriptURL(address) ?? address) as string)
    .catch(() => undefined)
}
