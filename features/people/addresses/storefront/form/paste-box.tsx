import { useTexts, useWrite } from '@hojip/platform/page'
import { Button, Notice, TextArea } from '@hojip/platform/ui'
import { useState } from 'react'
import type { AddressGuess } from '../../contract.ts'
import { saysNothing, toCheck } from '../../rules/address-draft.ts'
import { addressesTexts } from '../texts.ts'

const maxLength = 500

/** Reads a pasted address into the form below, at once on pasting. */
export function PasteBox({ onRead }: { onRead: (guess: AddressGuess) => void }) {
  const t = useTexts(addressesTexts)
  const [text, setText] = useState('')
  const [guess, setGuess] = useState<AddressGuess>()
  const reading = useWrite('POST /appUserAddress/parse', {
    onSuccess: (answer) => {
      setGuess(answer)
      if (!saysNothing(answer)) onRead(answer)
    },
  })
  const read = (given: string) => given.trim() && reading.run({ text: given.slice(0, maxLength) })
  return (
    <div className="grid gap-2.5 rounded-lg bg-inset p-3">
      <TextArea
        label={t.paste}
        hint={t.pasteHint}
        value={text}
        maxLength={maxLength}
        rows={2}
        onChange={(event) => setText(event.target.value)}
        onPaste={(event) => {
          if (text !== '') return
          event.preventDefault()
          const pasted = event.clipboardData.getData('text').slice(0, maxLength)
          setText(pasted)
          read(pasted)
        }}
      />
      <div className="flex flex-wrap items-center justify-end gap-2">
        {text !== '' && (
          <Button
            kind="quiet"
            onClick={() => {
              setText('')
              setGuess(undefined)
            }}
          >
            {t.pasteClear}
          </Button>
        )}
        <Button
          kind="jadeLine"
          disabled={text.trim() === ''}
          busy={reading.isRunning}
          onClick={() => read(text)}
        >
          {t.pasteRead}
        </Button>
      </div>
      {guess && <PasteResult guess={guess} />}
    </div>
  )
}

/** The result: all fields read, or the fields to check, and what of the text is in none of them. */
function PasteResult({ guess }: { guess: AddressGuess }) {
  const t = useTexts(addressesTexts)
  if (saysNothing(guess))
    return (
      <Notice tone="amber" live>
        {t.pasteNothing}
      </Notice>
    )
  const doubts = toCheck(guess).map((field) => t.fieldNames[field])
  const isSure = doubts.length === 0 && guess.unread.length === 0
  return (
    <Notice tone={isSure ? 'jade' : 'amber'} live>
      <p>{doubts.length > 0 ? t.pasteCheck(doubts) : t.pasteDone}</p>
      {guess.unread.length > 0 && <p className="break-words">{t.pasteUnread(guess.unread)}</p>}
    </Notice>
  )
}
