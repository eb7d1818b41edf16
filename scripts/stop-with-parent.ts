// Loaded before a child's own program: a child must not outlive its parent, even when the parent is killed.
// The program's own workers also load this file, but not with the variable, because their channel must not be changed.
if (process.env.STOP_WITH_PARENT) {
  Reflect.deleteProperty(process.env, 'STOP_WITH_PARENT');
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}
