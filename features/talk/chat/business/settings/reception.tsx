import { toast, useTexts, useWrite } from '@hojip/platform/page'
import { Checkbox, Stepper } from '@hojip/platform/ui'
import type { Queues } from '../../contract.ts'
import { useAgentCalls } from '../agent-calls.ts'
import { answeringTexts } from '../texts.ts'
import { choose, useChoices } from './choices.ts'

const mostAtOnce = 50

/** How many conversations at once, and what this computer does. */
export function Reception({ me }: { me: Queues['me'] | undefined }) {
  const t = useTexts(answeringTexts)
  const call = useAgentCalls()
  const { hasKeys, hasSound } = useChoices()
  const change = useWrite(call('setState'), {
    refreshes: [call('queryQueues')],
    onSuccess: () => toast('success', t.saved),
  })
  return (
    <div className="grid gap-5 pt-4">
      {me && (
        <div className="grid justify-items-start gap-1.5">
          <p className="text-13 font-medium">{t.most}</p>
          <Stepper
            label={t.most}
            value={me.maxCases}
            min={1}
            max={mostAtOnce}
            onChange={(maxCases) => change.run({ maxCases })}
          />
          <p className="text-12 text-ink-3">{t.mostHint}</p>
        </div>
      )}
      <div>
        <Checkbox checked={hasKeys} onChange={(event) => choose({ hasKeys: event.target.checked })}>
          {t.keys}
        </Checkbox>
        <p className="mt-1 text-12 text-ink-3">{t.keysHint}</p>
      </div>
      <Checkbox checked={hasSound} onChange={(event) => choose({ hasSound: event.target.checked })}>
        {t.sound}
      </Checkbox>
    </div>
  )
}
