import type { Tools } from '@hojip/db'
import type { Viewer } from '@hojip/platform/http'
import { shopAddress } from '../store/read.ts'

/** The shop's stored return address, if there is one. */
export async function readShopAddress(tools: Tools, viewer: Viewer) {
  return { returnAddress: (await shopAddress(tools.db, viewer)) ?? null }
}
