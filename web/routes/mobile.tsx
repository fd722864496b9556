import { Outlet } from 'react-router';
export default function Mobile() {
  return <Outlet />;
}
