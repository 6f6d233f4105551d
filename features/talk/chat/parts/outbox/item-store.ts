import { databases } from '@hojip/platform/storage'
import type { Outgoing } from '../../rules/client/outbox.ts'
import type { OutboxItem } from './item.ts'
import type { ItemStore } from './outbox.ts'

/** A chosen picture or video that is not uploaded yet. Its message will have the same local id. */
interface StoredFile {
  localId: string
  userId: string
  conversationId: string
  file: File
  /** When it was chosen, in epoch ms. */
  at: number
}

export interface FileStore {
  all: () => Promise<StoredFile[]>
  put: (file: StoredFile) => Promise<void>
  remove: (localId: string) => Promise<void>
}

const tables = { items: 'outbox', files: 'files' } as const

type Tables = Record<keyof typeof tables, IDBObjectStore>

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')))
  })
}

async function openDatabase(name: string): Promise<IDBDatabase> {
  const request = databases()!.open(name, 2)
  request.addEventListener('upgradeneeded', () => {
    const { result: database } = request
    for (const table of Object.values(tables))
      if (!database.objectStoreNames.contains(table))
        database.createObjectStore(table, { keyPath: 'localId' })
  })
  return answered(request)
}

/** Resolves when the change is on the disk, so that a message survives the moment after the press on "send". */
async function changed(database: IDBDatabase, change: (of: Tables) => void): Promise<void> {
  const transaction = database.transaction(Object.values(tables), 'readwrite', { durability: 'strict' })
  const done = new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB')))
  })
  change({ items: transaction.objectStore(tables.items), files: transaction.objectStore(tables.files) })
  await done
}

/** Messages in memory, for browsers that refuse IndexedDB: they survive as long as the page. */
export function memoryItems<I extends Outgoing>(): ItemStore<I> {
  const items = new Map<string, I>()
  return {
    all: () => Promise.resolve([...items.values()]),
    put: (item) => Promise.resolve(void items.set(item.localId, item)),
    remove: (localId) => Promise.resolve(void items.delete(localId)),
  }
}

/** What one user has not sent, in IndexedDB. The database of shoppers is deleted by `forgetChats`. */
export function indexedStores(
  databaseName: string,
  userId: string,
): { items: ItemStore<OutboxItem>; files: FileStore } {
  let opened: Promise<IDBDatabase> | undefined
  const database = () => {
    opened ??= openDatabase(databaseName).then((one) => {
      // Another tab signs out: an open connection would keep the database from being deleted.
      one.addEventListener('versionchange', () => {
        one.close()
        opened = undefined
      })
      return one
    })
    // The next message tries again.
    opened.catch(() => (opened = undefined))
    return opened
  }
  const ownOf = async <T extends { userId: string }>(name: string) => {
    const table = (await database()).transaction(name).objectStore(name)
    return ((await answered(table.getAll())) as T[]).filter((one) => one.userId === userId)
  }
  const items: ItemStore<OutboxItem> = {
    all: () => ownOf<OutboxItem>(tables.items),
    // An uploaded file becomes a message in one step, so that it is neither lost nor sent twice.
    put: async (item) =>
      changed(await database(), (of) => {
        of.items.put(item)
        of.files.delete(item.localId)
      }),
    remove: async (localId) => changed(await database(), (of) => void of.items.delete(localId)),
  }
  const files: FileStore = {
    all: () => ownOf<StoredFile>(tables.files),
    put: async (file) => changed(await database(), (of) => void of.files.put(file)),
    remove: async (localId) => changed(await database(), (of) => void of.files.delete(localId)),
  }
  return { items, files }
}
