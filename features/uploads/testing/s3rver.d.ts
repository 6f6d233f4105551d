declare module 's3rver' {
  interface Options {
    port: number
    address: string
    silent: boolean
    directory: string
    configureBuckets: { name: string; configs: string[] }[]
  }
  /** An S3 server that stores its objects in a folder. */
  const S3rver: new (options: Options) => { run(): Promise<{ port: number }>; close(): Promise<void> }
  export = S3rver
}
