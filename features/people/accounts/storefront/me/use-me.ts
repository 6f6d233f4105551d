import { useCall } from '@hojip/platform/page'
import type { UserInfo } from '../../contract.ts'

export const meCall = 'GET /appUser/findById/{id}'
const meInput = { id: 'me' } as const

/** The signed-in user, loaded with the page. */
export function useMe(): UserInfo {
  return useCall(meCall, meInput)
}
