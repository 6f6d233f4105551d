import { bind, type Bound } from '@hojip/platform/http'
import { blockPerson, readPersonPhone, signOutPerson, unblockPerson } from './actions/change-person.ts'
import { findPerson, queryPeople } from './actions/read-people.ts'
import type { PeopleTools } from './actions/tools.ts'
import { peopleCalls } from './contract.ts'

export function peopleRoutes(tools: PeopleTools): Bound[] {
  const { db } = tools
  return bind(peopleCalls, {
    'POST /sysConsole/queryPeople': (input, { locale, note }) => {
      note?.({ subject: { q: input.q } })
      return queryPeople(db, input, locale)
    },
    'GET /sysConsole/findPerson/{pkId}': ({ pkId }, { locale }) => findPerson(db, pkId, locale),
    'POST /sysConsole/readPersonPhone': (input, context) => readPersonPhone(tools, input, context),
    'POST /sysConsole/signOutPerson': (input, context) => signOutPerson(tools, input, context),
    'POST /sysConsole/blockPerson': (input, context) => blockPerson(tools, input, context),
    'POST /sysConsole/unblockPerson': (input, context) => unblockPerson(tools, input, context),
  })
}
