import { productPrefix } from './channels.ts'
import { presencePrefix } from './presence-channel.ts'

const id = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const publicForm = new RegExp(`^(${productPrefix}${id}|${presencePrefix}(mall|${id}))$`)

/** Whether anybody signed in may watch the channel. */
export function isPublicChannel(channel: string): boolean {
  return publicForm.test(channel)
}
