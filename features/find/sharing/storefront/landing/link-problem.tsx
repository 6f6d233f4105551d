import { homeHref } from '@hojip/hrefs/browse'
import { useTexts } from '@hojip/platform/page'
import { ButtonLink, EmptyState } from '@hojip/platform/ui'
import type { Landing } from '../load-shared.ts'
import { sharingTexts } from '../texts.ts'

type Problem = Extract<Landing, { kind: 'problem' }>['problem']

/** Why the link leads nowhere, and what to do. */
export function LinkProblem({ problem }: { problem: Problem }) {
  const texts = useTexts(sharingTexts)
  const { title, text } = texts.problems[problem]
  return (
    <EmptyState
      as="h1"
      picture="lost"
      title={title}
      text={text}
      action={
        <ButtonLink href={homeHref} kind="jade">
          {texts.toHome}
        </ButtonLink>
      }
    />
  )
}
