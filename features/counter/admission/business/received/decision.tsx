import { useFormProblems } from '@hojip/accounts/parts'
import { toast, useTexts, useWrite } from '@hojip/platform/page'
import { Button, Chip, ErrorSummary, Notice, TextArea, TextInput, useConfirm } from '@hojip/platform/ui'
import { useState } from 'react'
import type { ReceivedApplication } from '../../contract.ts'
import { missingDocuments } from '../../rules/documents.ts'
import { mostWords } from '../../rules/limits.ts'
import { mayMove, type Decision as Decided } from '../../rules/states.ts'
import { receivedTexts } from './texts.ts'

const refreshes = ['GET /sysConsole/findApplication/{pkId}', 'POST /sysConsole/queryApplications'] as const

/** Sends the answer of the application as it was read; errors are shown in the form. */
function useAnswering({ pkId, version }: ReceivedApplication, said: ReturnType<typeof useSaid>) {
  const t = useTexts(receivedTexts)
  const answering = useWrite('POST /sysConsole/answerApplication', {
    ...said.handlers,
    refreshes,
    onSuccess: () => toast('success', t.answered),
  })
  return {
    isRunning: answering.isRunning,
    run: (decision: Decided, words: string, slug: string) =>
      answering.run({ pkId, version, decision, words, ...(decision === 'admit' && slug ? { slug } : {}) }),
  }
}

function useSaid() {
  return useFormProblems(['words', 'slug'])
}

/** The words to the applicant, the shop's address, and the three answers. */
export function Decision({ application }: { application: ReceivedApplication }) {
  const t = useTexts(receivedTexts)
  const said = useSaid()
  const [words, setWords] = useState('')
  const [slug, setSlug] = useState('')
  const [confirm, dialog] = useConfirm()
  const answering = useAnswering(application, said)
  const { state, shopName } = application
  const mayAdmit = mayMove(state, 'admit')
  const decide = async (decision: Decided) => {
    const isMissing = decision !== 'admit' && words.trim() === ''
    if (!said.say(isMissing ? { words: t.wordsMissing } : {})) return
    if (decision !== 'more') {
      const { title, text, yes } = t.confirm[decision]
      const question = { title: title(shopName), text, yes, no: t.notYet, danger: decision === 'refuse' }
      if (!(await confirm(question))) return
    }
    answering.run(decision, words, slug.trim())
  }
  const add = (more: string) => setWords((now) => (now ? `${now}\n${more}` : more).slice(0, mostWords))
  return (
    <section className="card grid gap-4 px-4 py-4 lg:px-5">
      <h2 className="text-15 font-bold">
        {t.decision} <span className="text-12 font-normal text-ink-3">{t.decisionHint}</span>
      </h2>
      {state === 'more' && <Notice>{t.waitsForApplicant}</Notice>}
      <ErrorSummary problems={said.summary} />
      <Refusal text={said.refusal} />
      <div className="flex flex-wrap gap-2">
        {t.ready.map(({ name, words: text }) => (
          <Chip key={name} onPress={() => add(text)}>
            {name}
          </Chip>
        ))}
      </div>
      <TextArea
        id={said.idOf('words')}
        label={t.words}
        rows={4}
        maxLength={mostWords}
        value={words}
        error={said.problems.words}
        onChange={(event) => setWords(event.target.value)}
      />
      {mayAdmit && (
        <TextInput
          id={said.idOf('slug')}
          label={t.slug}
          hint={t.slugHint}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          value={slug}
          error={said.problems.slug}
          onChange={(event) => setSlug(event.target.value.toLowerCase())}
        />
      )}
      <Answers
        missing={missingDocuments(application.kind, application).length}
        mayAdmit={mayAdmit}
        isBusy={answering.isRunning}
        onDecide={(decision) => void decide(decision)}
      />
      {dialog}
    </section>
  )
}

function Refusal({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <Notice tone="crimson" live>
      {text}
    </Notice>
  )
}

interface AnswersProps {
  /** How many documents are missing that are needed to admit. */
  missing: number
  mayAdmit: boolean
  isBusy: boolean
  onDecide: (decision: Decided) => void
}

/** The three answers; while the applicant has to add something, only the last word is left. */
function Answers({ missing, mayAdmit, isBusy, onDecide }: AnswersProps) {
  const t = useTexts(receivedTexts)
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
      <Button kind="danger" className="min-h-11!" onClick={() => onDecide('refuse')}>
        {t.refuse}
      </Button>
      {mayAdmit && (
        <span className="ml-auto flex flex-wrap items-center justify-end gap-2.5">
          <Button className="min-h-11!" onClick={() => onDecide('more')}>
            {t.askMore}
          </Button>
          <Button
            kind="jade"
            className="min-h-11!"
            disabled={missing > 0}
            busy={isBusy}
            onClick={() => onDecide('admit')}
          >
            {t.admit}
          </Button>
          {missing > 0 && <span className="text-13 text-amber">{t.documentsMissing(missing)}</span>}
        </span>
      )}
    </div>
  )
}
