import { randomBytes } from 'node:crypto'
import { connected, withDatabase } from './template.ts'

export interface FreshDatabase {
  url: string
  /** Closes every connection to it and removes it. */
  drop: () => Promise<void>
}

export interface TestDatabases {
  serverUrl: string
  template: string
  /** Part of the name of every copy, so that the run can remove what its tests forgot. */
  run: string
}

/** Makes a separate database for one test or test file: migrated, with the job queue's tables, empty. */
export async function copyTemplate({ serverUrl, template, run }: TestDatabases): Promise<FreshDatabase> {
  const name = `hojip_test_${run}_${randomBytes(6).toString('hex')}`
  // Copying files takes 25 ms; the other strategy writes every page to the WAL and takes up to ten times as long.
  const statement = `create database ${name} template ${template} strategy file_copy`
  await connected(serverUrl, (client) => client.query(statement))
  return {
    url: withDatabase(serverUrl, name),
    drop: async () => {
      await connected(serverUrl, (client) => client.query(`drop database if exists ${name} with (force)`))
    },
  }
}
