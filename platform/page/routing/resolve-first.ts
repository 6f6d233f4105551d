import { arrived } from '../../parts/index.ts'
import { isLost } from '../../parts/lost.ts'
import { resolve, type Resolved, type Resolver } from './resolve.ts'

/**
 * Resolves the address of the document. While the page's own script has not arrived, it is asked for again: the server's HTML
 * is shown, and a failure in its place would take it away.
 */
export function resolveFirst(resolver: Resolver, href: string): Promise<Resolved> {
  return arrived(async () => {
    const resolved = await resolve(resolver, href)
    if ('error' in resolved && isLost(resolved.error)) throw resolved.error
    return resolved
  })
}
