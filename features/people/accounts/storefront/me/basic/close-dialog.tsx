import { ordersHref } from '@hojip/hrefs/orders'
import { toast, useCall, useSession, useTexts, useWrite } from '@hojip/platform/page'
import { Button, ButtonLink, ErrorSummary, Notice, Sheet, TextInput } from '@hojip/platform/ui'
import { useState } from 'react'
import { isSmsCode } from '../../../rules/codes/sms-code.ts'
import { CodeField } from '../../../parts/ways-in/phone/code-field.tsx'
import { useFormProblems } from '../../../parts/ways-in/use-form-problems.ts'
import { meTexts } from '../texts.ts'
import { useMe } from '../use-me.ts'
import { useOwnCodeSending } from '../../../parts/ways-in/phone/use-code-sending.ts'
import { useProof } from './use-proof.tsx'

/** Closes the account: lists what is deleted, and asks for a typed word and a code. Refuses while orders are open. */
export function CloseDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(meTexts)
  const counts = useCall('POST /bizOrder/queryOrderCount', {})
  const open = counts['0'] + counts['3'] + counts['4']
  return (
    <Sheet title={t.closeTitle} onClose={onClose}>
      <ul className="mb-4 grid list-disc gap-1.5 pl-5 text-ink-2">
        {t.closeFacts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {open > 0 ? (
        <div className="grid gap-4">
          <Notice tone="amber">{t.closeBlocked(open)}</Notice>
          <ButtonLink href={ordersHref()} kind="jade" block className="min-h-11!">
            {t.seeOrders}
          </ButtonLink>
        </div>
      ) : (
        <CloseForm onClose={onClose} />
      )}
    </Sheet>
  )
}

/** Exchanges the code for a ticket, and closes the account with it. */
function useClosing(refused: ReturnType<typeof useFormProblems>['refused']) {
  const t = useTexts(meTexts)
  const { signOut } = useSession()
  const [needsProof, proofDialog] = useProof()
  const closing = useWrite('POST /appUser/cancelAccount', {
    onSuccess: () => {
      toast('success', t.closed)
      void signOut()
    },
    onRefused: (error, input) => needsProof(error, () => closing.run(input)) || refused(error),
  })
  const verifying = useWrite('POST /verifySmsCode', {
    onSuccess: ({ ticket }) => closing.run({ ticket }),
    onRefused: refused,
  })
  return {
    byCode: (smscode: string) => verifying.run({ smscode, scene: 'stepUp' }),
    // Without a phone the server asks for another kind of proof.
    withoutCode: () => closing.run({}),
    isRunning: closing.isRunning || verifying.isRunning,
    proofDialog,
  }
}

function CloseForm({ onClose }: { onClose: () => void }) {
  const t = useTexts(meTexts)
  const me = useMe()
  const said = useFormProblems(['word', 'smscode'])
  const [word, setWord] = useState('')
  const [code, setCode] = useState('')
  const sending = useOwnCodeSending('stepUp', said)
  const closing = useClosing(said.refused)
  const submit = () => {
    const found = {
      ...(word.trim() === t.closeWord ? {} : { word: t.closeTypeWrong(t.closeWord) }),
      ...(!me.hasPhone || isSmsCode(code) ? {} : { smscode: t.codeMissing }),
    }
    if (!said.say(found)) return
    if (me.hasPhone) closing.byCode(code)
    else closing.withoutCode()
  }
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!closing.isRunning) submit()
      }}
    >
      <ErrorSummary problems={said.summary} />
      {said.refusal && (
        <Notice tone="crimson" live>
          {said.refusal}
        </Notice>
      )}
      <TextInput
        id={said.idOf('word')}
        label={t.closeType(t.closeWord)}
        autoComplete="off"
        value={word}
        error={said.problems.word}
        onChange={(event) => setWord(event.target.value)}
      />
      {me.hasPhone && (
        <CodeField
          id={said.idOf('smscode')}
          code={code}
          problem={said.problems.smscode}
          onChange={setCode}
          sending={sending}
        />
      )}
      <div className="grid grid-cols-2 gap-2.5">
        <Button type="submit" kind="danger" className="min-h-11!" busy={closing.isRunning}>
          {t.closeYes}
        </Button>
        <Button kind="jade" className="min-h-11!" onClick={onClose}>
          {t.closeNo}
        </Button>
      </div>
      {closing.proofDialog}
    </form>
  )
}
