/**
 * Ends this process when the one that started it has ended: nobody would use what it makes.
 * @returns a function to call when the work is done, before the connection to the parent is closed
 */
export function endWithParent(): () => void {
  const end = () => process.exit(1)
  // The parent may have ended while this process was being loaded. A process started by hand has no connection at all.
  if (process.connected === false) end()
  process.on('disconnect', end)
  return () => void process.off('disconnect', end)
}
