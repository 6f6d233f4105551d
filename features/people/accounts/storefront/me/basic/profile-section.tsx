import { toast, useSession, useTexts, useWrite } from '@hojip/platform/page'
import { Avatar, Button, cameraIcon, Icon, OptionPill, TextInput } from '@hojip/platform/ui'
import { lazyPart } from '@hojip/platform/parts'
import { Suspense, useState } from 'react'
import type { UserInfo } from '../../../contract.ts'
import { isShownName, nameLimits } from '../../../rules/shown-name.ts'
import { Form } from '../../../parts/ways-in/form.tsx'
import { useFormProblems } from '../../../parts/ways-in/use-form-problems.ts'
import { Section } from '../../../parts/section.tsx'
import { meTexts } from '../texts.ts'
import { meCall, useMe } from '../use-me.ts'

const AvatarDialog = lazyPart(() =>
  import('./avatar-dialog.tsx').then((module) => ({ default: module.AvatarDialog })),
)

/** Picture, name, gender and birthday. */
export function ProfileSection() {
  const t = useTexts(meTexts)
  const me = useMe()
  const [isOpen, setOpen] = useState(false)
  return (
    <Section id="profile" title={t.profile}>
      <div className="mt-4 grid gap-6 lg:grid-cols-[160px_minmax(0,420px)]">
        <div className="flex items-center gap-4 lg:flex-col">
          <Avatar name={me.name} picture={me.avatarPic} className="size-20 text-28 lg:size-24 lg:text-36" />
          <Button className="min-h-11! lg:min-h-9!" onClick={() => setOpen(true)}>
            <Icon of={cameraIcon} size={16} />
            {t.changeAvatar}
          </Button>
        </div>
        <ProfileForm me={me} />
      </div>
      <Suspense fallback={null}>{isOpen && <AvatarDialog onClose={() => setOpen(false)} />}</Suspense>
    </Section>
  )
}

const genders = ['0', '1', '2'] as const

/** Only changed fields are sent: a name from before today's rules stays until its owner changes it. */
function changesOf(me: UserInfo, draft: Pick<UserInfo, 'name' | 'gender'> & { birthday: string }) {
  return {
    ...(draft.name.trim() === me.name ? {} : { name: draft.name.trim() }),
    ...(draft.gender === me.gender ? {} : { gender: draft.gender }),
    ...(draft.birthday === (me.birthday ?? '') ? {} : { birthday: draft.birthday || null }),
  }
}

function ProfileForm({ me }: { me: UserInfo }) {
  const t = useTexts(meTexts)
  const { update } = useSession()
  const said = useFormProblems(['name', 'birthday'])
  const [draft, setDraft] = useState({ name: me.name, gender: me.gender, birthday: me.birthday ?? '' })
  const saving = useWrite('POST /appUser/update', {
    refreshes: [meCall],
    onSuccess: ({ name }) => {
      toast('success', t.profileSaved)
      update({ name })
    },
    onRefused: (error) => {
      const field = error.data.fields?.[0]?.field
      return field === 'birthday' ? (said.say({ birthday: t.birthdayWrong }), true) : said.refused(error)
    },
  })
  const submit = () => {
    const changes = changesOf(me, draft)
    const name = changes.name === undefined || isShownName(changes.name) ? {} : { name: t.nameWrong }
    if (!said.say(name)) return
    if (Object.keys(changes).length === 0) toast('info', t.nothingChanged)
    else saving.run(changes)
  }
  return (
    <Form said={said} action={t.saveProfile} isBusy={saving.isRunning} onSubmit={submit}>
      <TextInput
        id={said.idOf('name')}
        label={t.name}
        hint={t.nameHint}
        autoComplete="nickname"
        maxLength={nameLimits.most}
        value={draft.name}
        error={said.problems.name}
        onChange={(event) => setDraft({ ...draft, name: event.target.value })}
      />
      <fieldset>
        <legend className="mb-1.5 text-13 font-medium">{t.gender}</legend>
        <div className="flex flex-wrap gap-2">
          {genders.map((gender) => (
            <OptionPill
              key={gender}
              name={said.idOf('name').concat('-gender')}
              value={gender}
              checked={draft.gender === gender}
              onChange={() => setDraft({ ...draft, gender })}
              className="min-h-11!"
            >
              {t.genders[gender]}
            </OptionPill>
          ))}
        </div>
      </fieldset>
      <TextInput
        id={said.idOf('birthday')}
        label={t.birthday}
        type="date"
        autoComplete="bday"
        min="1900-01-01"
        value={draft.birthday}
        error={said.problems.birthday}
        onChange={(event) => setDraft({ ...draft, birthday: event.target.value })}
      />
    </Form>
  )
}
