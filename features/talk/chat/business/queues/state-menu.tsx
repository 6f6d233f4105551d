import { useTexts, useWrite } from '@hojip/platform/page'
import { caretDownIcon, classNames, gearIcon, Icon, IconButton, PopupMenu } from '@hojip/platform/ui'
import type { Queues } from '../../contract.ts'
import { useAgentCalls } from '../agent-calls.ts'
import { answeringTexts } from '../texts.ts'

type State = Queues['me']['state']
const states: readonly State[] = ['online', 'away', 'offline']
const dots: Record<State, string> = { online: 'bg-jade', away: 'bg-amber', offline: 'bg-control' }

type StateMenuProps = { me: Queues['me'] | undefined; onSettings: () => void }

/** Whether the agent answers now, and how many of the allowed conversations they serve. */
export function StateMenu({ me, onSettings }: StateMenuProps) {
  const t = useTexts(answeringTexts)
  const call = useAgentCalls()
  const change = useWrite(call('setState'), { refreshes: [call('queryQueues'), call('queryAgents')] })
  const state = me?.state ?? 'offline'
  return (
    <header className="flex items-center gap-2 px-3.5 pt-3 pb-2.5">
      <PopupMenu
        label={`${t.stateLabel}: ${t.states[state]}`}
        items={states.map((key) => ({
          key,
          label: t.states[key],
          current: key === state,
          onPress: () => change.run({ state: key }),
        }))}
        className="flex min-h-9 items-center gap-2 rounded-md px-2.5 text-13 ring-line hover:bg-hover max-lg:min-h-11"
      >
        <span className={classNames('size-2 rounded-full', dots[state])} />
        {t.states[state]}
        <Icon of={caretDownIcon} size={12} className="text-ink-3" />
      </PopupMenu>
      {me && (
        <span className="ml-auto grid justify-items-end gap-1 text-12 text-ink-3">
          <span className="figures">{t.load(me.serving, me.maxCases)}</span>
          <progress
            aria-hidden="true"
            value={me.serving}
            max={me.maxCases}
            className="h-1 w-18 appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-jade [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-jade"
          />
        </span>
      )}
      <IconButton of={gearIcon} label={t.settings} size={20} onClick={onSettings} className="-mr-2.5" />
    </header>
  )
}
