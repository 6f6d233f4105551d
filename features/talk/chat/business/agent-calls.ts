import { useViewer } from '@hojip/platform/page'
import type { AgentParts } from '../contract/agent-calls.ts'

type Part = keyof AgentParts & string
type AgentCall<K extends Part> = `POST /bizConsole/chat/${K}`

/**
 * The calls of the signed-in agent: those of the mall for operators, else those of the shop. Both have the same inputs
 * and answers, so the types of the shop's are used for both.
 */
export function useAgentCalls(): <K extends Part>(part: K) => AgentCall<K> {
  const isMall = useViewer()?.roleName === 'operator'
  return (part) => `POST /${isMall ? 'sysConsole' : 'bizConsole'}/chat/${part}` as AgentCall<typeof part>
}
