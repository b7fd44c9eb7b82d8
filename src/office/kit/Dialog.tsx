// The dialogs and drawers of the office: the library's, put within the office, since one in the body locks its scrolling by a style that no nonce allows.
import { Drawer as AntDrawer, Modal as AntModal, type DrawerProps, type ModalProps } from 'antd';

const root = (): HTMLElement => document.getElementById('office')!;

export const Dialog = (props: Omit<ModalProps, 'getContainer'>) => (
  <AntModal {...props} getContainer={root} />
);

export const Drawer = (props: Omit<DrawerProps, 'getContainer'>) => (
  <AntDrawer {...props} getContainer={root} />
);
