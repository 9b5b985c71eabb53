import { useAccount } from '../../api/use-account';

/** Not seen: password managers look for whose password it is. */
export function UsernameField() {
  const account = useAccount();
  return (
    <input
      type="text"
      name="username"
      autoComplete="username"
      value={account.status === 'signed-in' ? account.user.email : ''}
      readOnly
      hidden
    />
  );
}
