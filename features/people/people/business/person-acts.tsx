import { ReasonDialog } from '@hojip/platform/console'
import { blockReasons, type BlockReason } from '@hojip/accounts/block-reasons'
import { toast, useTexts, useWrite } from '@hojip/platform/page'
import { Button, Select } from '@hojip/platform/ui'
import { useState } from 'react'
import type { FoundPerson } from '../contract.ts'
import { fewestWords, mostWords } from '../rules/limits.ts'
import { peopleTexts } from './texts.ts'

const refreshes = ['GET /sysConsole/findPerson/{pkId}'] as const

interface ActProps {
  person: FoundPerson
  onClose: () => void
}

/** The buttons for a person; an account that its owner has closed has none. */
export function PersonActs({ person }: { person: FoundPerson }) {
  const t = useTexts(peopleTexts)
  const [open, setOpen] = useState<'signOut' | 'block' | 'unblock'>()
  const { state, sessions, roleName } = person
  if (state === 'closed') return null
  const props = { person, onClose: () => setOpen(undefined) }
  return (
    <div className="flex flex-wrap gap-2.5">
      {sessions.length > 0 && (
        <Button className="min-h-11!" onClick={() => setOpen('signOut')}>
          {t.signOut}
        </Button>
      )}
      {state === 'blocked' && (
        <Button kind="jade" className="min-h-11!" onClick={() => setOpen('unblock')}>
          {t.unblock}
        </Button>
      )}
      {state === 'open' && roleName !== 'operator' && (
        <Button kind="danger" className="min-h-11!" onClick={() => setOpen('block')}>
          {t.block}
        </Button>
      )}
      {open === 'signOut' && <SignOut {...props} />}
      {open === 'block' && <Block {...props} />}
      {open === 'unblock' && <Unblock {...props} />}
    </div>
  )
}

function SignOut({ person: { pkId, name, sessions }, onClose }: ActProps) {
  const t = useTexts(peopleTexts)
  const { run, isRunning, error } = useWrite('POST /sysConsole/signOutPerson', {
    quiet: true,
    refreshes,
    onSuccess: ({ count }) => {
      toast('success', t.signedOut(count))
      onClose()
    },
  })
  return (
    <ReasonDialog
      texts={t}
      fewest={fewestWords}
      most={mostWords}
      title={t.signOutOf(name)}
      note={t.signOutNote(sessions.length)}
      send={t.signOut}
      isBusy={isRunning}
      error={error}
      onSend={(words) => run({ pkId, words })}
      onClose={onClose}
    />
  )
}

function Block({ person: { pkId, name, openOrderNum, invitedPhones }, onClose }: ActProps) {
  const t = useTexts(peopleTexts)
  const [reason, setReason] = useState<BlockReason>('fraud')
  const { run, isRunning, error } = useWrite('POST /sysConsole/blockPerson', {
    quiet: true,
    refreshes,
    onSuccess: () => {
      toast('success', t.blocked(name))
      onClose()
    },
  })
  return (
    <ReasonDialog
      texts={t}
      fewest={fewestWords}
      most={mostWords}
      title={t.blockOf(name)}
      note={t.blockNote(openOrderNum, invitedPhones)}
      send={t.block}
      isBusy={isRunning}
      error={error}
      onSend={(words) => run({ pkId, reason, words })}
      onClose={onClose}
    >
      <Select
        label={t.reason}
        hint={t.reasonHint}
        value={reason}
        onChange={(event) => setReason(event.target.value as BlockReason)}
      >
        {blockReasons.map((one) => (
          <option key={one} value={one}>
            {t.reasons[one]}
          </option>
        ))}
      </Select>
    </ReasonDialog>
  )
}

function Unblock({ person: { pkId, name }, onClose }: ActProps) {
  const t = useTexts(peopleTexts)
  const { run, isRunning, error } = useWrite('POST /sysConsole/unblockPerson', {
    quiet: true,
    refreshes,
    onSuccess: () => {
      toast('success', t.unblocked(name))
      onClose()
    },
  })
  return (
    <ReasonDialog
      texts={t}
      fewest={fewestWords}
      most={mostWords}
      title={t.unblockOf(name)}
      note={t.unblockNote}
      send={t.unblock}
      isBusy={isRunning}
      error={error}
      onSend={(words) => run({ pkId, words })}
      onClose={onClose}
    />
  )
}
