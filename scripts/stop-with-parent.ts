// Loaded before a child's own program: a child must not outlive its parent, however that ends.
// The program's own workers inherit this file as well, but not the variable: their channel is not ours to touch.
if (process.env.STOP_WITH_PARENT) {
  Reflect.deleteProperty(process.env, 'STOP_WITH_PARENT');
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}
