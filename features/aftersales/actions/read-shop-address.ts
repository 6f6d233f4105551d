import type { Tools } from '@hojip/db'
import type { Viewer } from '@hojip/platform/http'
import { shopAddress } from '../store/read.ts'

/** Where goods go back to, when the shop has said so. */
export async function readShopAddress(tools: Tools, viewer: Viewer) {
  return { returnAddress: (await shopAddress(tools.db, viewer)) ?? null }
}
