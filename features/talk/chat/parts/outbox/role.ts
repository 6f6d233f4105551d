export type SendCall = `POST /${'appUserChat' | 'bizConsole/chat' | 'sysConsole/chat'}/send`

/** How the users of a site send, and where the site stores what they have not sent. */
export interface Role {
  call: SendCall
  /** Its name in IndexedDB: a shopper and an agent may use the same browser. */
  database: string
  /** In the local storage: whose messages wait. The shoppers' site deletes entries with `chat:` on signing out. */
  unsentFlag: string
}

export const shopperRole: Role = {
  call: 'POST /appUserChat/send',
  database: 'chat',
  unsentFlag: 'chat:unsent',
}

const agents = { database: 'agentChat', unsentFlag: 'agentChat:unsent' }
const shopAgentRole: Role = { call: 'POST /bizConsole/chat/send', ...agents }
const mallAgentRole: Role = { call: 'POST /sysConsole/chat/send', ...agents }

/** An operator answers for the mall, others for their shop. */
export function agentRole(roleName: string | undefined): Role {
  return roleName === 'operator' ? mallAgentRole : shopAgentRole
}
