import { enable as enablePreload } from 'workbox-navigation-preload'
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import { answerPushes } from './parts/pushes.ts'

/** What the compiler does not know of a worker: it takes `self` for a window. */
interface WorkerScope {
  /** The files of the offline page, which the server writes before this script. */
  precached: { url: string; revision: string | null }[]
  skipWaiting(): Promise<void>
}

const worker = self as unknown as WorkerScope

/** A page without prices and stock, shown in place of one that the network did not return. */
const offlineUrl = '/offline'

// Everything else comes from the network: a stored page would show old prices and stock.
precacheAndRoute(worker.precached)
cleanupOutdatedCaches()
// The browser asks for the page while it starts this worker.
enablePreload()
const orOffline = new NetworkOnly({ plugins: [{ handlerDidError: async () => matchPrecache(offlineUrl) }] })
registerRoute(new NavigationRoute(orOffline, { denylist: [/^\/(business|v1|pictures|uploads)(\/|$|\?)/] }))
// A new worker serves the pages that are open: both versions do the same with them.
addEventListener('install', () => void worker.skipWaiting())
answerPushes()
