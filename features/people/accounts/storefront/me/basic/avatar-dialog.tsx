import { PictureUploader } from '@hojip/uploads/parts'
import { toast, useSession, useTexts, useWrite } from '@hojip/platform/page'
import { Avatar, Button, Notice, Sheet } from '@hojip/platform/ui'
import { useState } from 'react'
import { meTexts } from '../texts.ts'
import { meCall, useMe } from '../use-me.ts'

/** Uploads a picture and makes it the user's profile picture. */
export function AvatarDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(meTexts)
  const me = useMe()
  const { update } = useSession()
  const [urls, setUrls] = useState<string[]>([])
  const [refusal, setRefusal] = useState<string>()
  const saving = useWrite('POST /appUser/update', {
    refreshes: [meCall],
    onSuccess: ({ avatarPic }) => {
      toast('success', t.avatarSaved)
      update({ avatarPic })
      onClose()
    },
    onRefused: (error) => {
      setRefusal(error.message)
      return true
    },
  })
  const [chosen] = urls
  return (
    <Sheet title={t.changeAvatar} onClose={onClose}>
      <div className="grid gap-4">
        <div className="flex items-center gap-4">
          <Avatar name={me.name} picture={chosen ?? me.avatarPic} className="size-20 text-28" />
          <p className="text-13 text-ink-2">{t.avatarHint}</p>
        </div>
        {refusal && (
          <Notice tone="crimson" live>
            {refusal}
          </Notice>
        )}
        <PictureUploader
          scene="avatar"
          label={t.avatar}
          hint={t.avatarRules}
          max={1}
          value={urls}
          onChange={setUrls}
        />
        <div className="flex flex-wrap justify-end gap-2.5">
          {me.avatarPic && (
            <Button className="min-h-11!" onClick={() => saving.run({ avatarPic: null })}>
              {t.removeAvatar}
            </Button>
          )}
          <Button
            kind="jade"
            className="min-h-11!"
            disabled={chosen === undefined}
            busy={saving.isRunning}
            onClick={() => chosen !== undefined && saving.run({ avatarPic: chosen })}
          >
            {t.saveAvatar}
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
