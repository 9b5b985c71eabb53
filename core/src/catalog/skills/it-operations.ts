import { readSkills } from './skill';

export const itOperationsSkills = readSkills(`
[office-tools]
microsoft-office ; t ; Microsoft Office, MS Office, Office, paquete Office, Office 2016, Office 2019, suite Office, paquete Microsoft Office, Microsoft Office Suite, paquetería Office ; Microsoft Office, MS Office, Office suite, Microsoft Office Suite, MS Office Suite, Office 2016, Office 2019, Microsoft Office applications ; excel, word, powerpoint, outlook ; microsoft-365
microsoft-365 ; t ; Microsoft 365, Office 365, O365, M365, Office365, MS 365, MS Office 365 ; ; microsoft-office, microsoft-teams, sharepoint ; dynamics-365
office-computing ; h ; ofimática, herramientas ofimáticas, paquetes ofimáticos, ofimática avanzada, informática a nivel usuario, programas de ofimática, manejo de ofimática ; office software, office applications, computer literacy, office productivity software, basic computer skills, computer skills ; microsoft-office, google-workspace ;
excel ; t ; Microsoft Excel, Excel, MS Excel, Excel avanzado, hojas de cálculo Excel ; Microsoft Excel, Excel, MS Excel, advanced Excel, Excel spreadsheets ; pivot-tables, vba, power-query ;
pivot-tables ; h ; tablas dinámicas, tablas dinámicas de Excel ; pivot tables, Excel pivot tables, PivotTables ; excel ; power-pivot
lookup-formulas ; h ; fórmulas de Excel, BUSCARV, BUSCARX, funciones de Excel ; Excel formulas, VLOOKUP, XLOOKUP, Excel functions ; excel ;
spreadsheets ; h ; hojas de cálculo, hoja de cálculo, planillas de cálculo ; spreadsheets, spreadsheet, spreadsheet software ; excel, google-sheets ;
word ; t ; Microsoft Word, Word, MS Word ; Microsoft Word, Word, MS Word ; microsoft-office, word-processing ;
word-processing ; h ; procesadores de texto, procesador de textos, tratamiento de textos, procesamiento de textos ; word processing, word processors, word processor ; word ;
powerpoint ; t ; Microsoft PowerPoint, PowerPoint, Power Point, MS PowerPoint, presentaciones en PowerPoint ; Microsoft PowerPoint, PowerPoint, Power Point, MS PowerPoint, PowerPoint presentations ; microsoft-office ;
outlook ; t ; Microsoft Outlook, Outlook, MS Outlook, correo Outlook ; Microsoft Outlook, Outlook, MS Outlook, Outlook 365 ; microsoft-office, email-management ;
onenote ; t ; Microsoft OneNote, OneNote ; ; microsoft-office ;
onedrive ; t ; OneDrive, Microsoft OneDrive ; ; microsoft-365 ;
sharepoint ; t ; SharePoint, Share Point, Microsoft SharePoint, SharePoint Online ; ; microsoft-365, sharepoint-development ;
microsoft-teams ; t ; Microsoft Teams, Teams, MS Teams ; Microsoft Teams, Teams, MS Teams ; microsoft-365, video-conferencing ;
microsoft-publisher ; t ; Microsoft Publisher, MS Publisher ; ; microsoft-office ;
visio ; t ; Microsoft Visio, Visio, MS Visio ; ; diagramming ;
microsoft-project ; t ; Microsoft Project, MS Project, Project Server ; ; project-scheduling ;
microsoft-planner ; t ; Microsoft Planner, MS Planner ; ; microsoft-365 ;
microsoft-forms ; t ; Microsoft Forms, MS Forms ; ; microsoft-365 ;
google-workspace ; t ; Google Workspace, G Suite, GSuite, herramientas de Google, Google Apps, Suite de Google ; Google Workspace, G Suite, GSuite, Google Suite, Google Apps, Google tools ; google-sheets, google-docs, google-drive ; google-cloud
google-sheets ; t ; Google Sheets, hojas de cálculo de Google, Google Spreadsheets ; Google Sheets, Google Spreadsheets ; google-workspace, spreadsheets ;
google-docs ; t ; Google Docs, documentos de Google ; Google Docs ; google-workspace ;
google-slides ; t ; Google Slides, presentaciones de Google ; Google Slides ; google-workspace ;
google-drive ; t ; Google Drive, Drive de Google ; Google Drive ; google-workspace ;
google-forms ; t ; Google Forms, formularios de Google ; Google Forms ; google-workspace ;
google-calendar ; t ; Google Calendar ; ; google-workspace ;
gmail ; t ; Gmail ; ; google-workspace, email-management ;
google-apps-script ; t ; Google Apps Script, Apps Script ; ; google-workspace, javascript ;
google-meet ; t ; Google Meet ; ; video-conferencing ;
libreoffice ; t ; LibreOffice, Libre Office, LibreOffice Calc, LibreOffice Writer ; ; office-computing ;
openoffice ; t ; OpenOffice, Apache OpenOffice, Open Office ; ; office-computing ;
apple-iwork ; t ; Apple iWork ; ; macos ;
keynote ; t ; Keynote, Apple Keynote ; ; apple-iwork ;
apple-numbers ; t ; Apple Numbers ; ; apple-iwork ;
apple-pages ; t ; Apple Pages ; ; apple-iwork ;
adobe-acrobat ; t ; Adobe Acrobat, Acrobat, Acrobat Pro, Adobe Reader, edición de PDF ; Adobe Acrobat, Acrobat, Acrobat Pro, Adobe Reader, PDF editing ; office-computing ;
email-management ; h ; gestión del correo electrónico, correo electrónico, gestión de correo electrónico, manejo de correo electrónico ; email management, email, e-mail, email correspondence, managing email ; outlook ; email-marketing
video-conferencing ; h ; videoconferencia, videoconferencias, herramientas de videoconferencia, reuniones virtuales ; video conferencing, videoconferencing, virtual meetings, online meetings ; zoom, microsoft-teams ;
zoom ; t ; Zoom, Zoom Meetings, Zoom (videollamadas) ; Zoom, Zoom Meetings, Zoom (video calls) ; video-conferencing ;
webex ; t ; Webex, Cisco Webex ; ; video-conferencing ;
skype ; t ; Skype, Skype for Business, Skype Empresarial ; Skype, Skype for Business ; video-conferencing ;
slack ; t ; Slack ; ; microsoft-teams ;
trello ; t ; Trello ; ; kanban ;
asana ; t ; Asana (gestión de tareas), Asana ; Asana (task management), Asana ; trello ;
monday ; t ; Monday.com, monday work management ; ; trello ;
clickup ; t ; ClickUp, Click Up ; ; trello ;
notion ; t ; Notion ; ; confluence ;
basecamp ; t ; Basecamp ; ; trello ;
smartsheet ; t ; Smartsheet ; ; project-scheduling ;
wrike ; t ; Wrike ; ; project-scheduling ;
miro ; t ; Miro, pizarras virtuales ; Miro, virtual whiteboards ; lucidchart ;
mural ; t ; Mural (pizarra digital) ; Mural (whiteboard), Mural.co ; miro ;
evernote ; t ; Evernote ; ; onenote ;
dropbox ; t ; Dropbox ; ; google-drive ;
todoist ; t ; Todoist ; ; trello ;
doodle-calendly ; t ; Calendly ; ; google-calendar ;
diagramming ; h ; diagramas de flujo, elaboración de diagramas, flujogramas, mapas de procesos ; flowcharts, diagramming, flow charts, process mapping ; visio, lucidchart ;
lucidchart ; t ; Lucidchart ; ; diagramming ;
drawio ; t ; Draw.io, diagrams.net ; ; diagramming ;
bizagi ; t ; Bizagi, Bizagi Modeler ; ; bpm, diagramming ;
alfresco ; t ; Alfresco ; ; document-management ;
documentum ; t ; Documentum, OpenText Documentum ; ; document-management ;
opentext ; t ; OpenText, OpenText Content Server ; ; document-management ;
m-files ; t ; M-Files ; ; document-management ;
docuware ; t ; DocuWare ; ; document-management ;
internet-research ; h ; búsqueda de información en internet, navegación por internet, manejo de internet, uso de internet, internet ; internet research, online research, web research, internet browsing, internet ; office-computing ;
digital-competence ; h ; competencia digital, competencias digitales, habilidades digitales, DigComp ; digital competence, digital literacy, digital skills, DigComp ; office-computing ;

[operating-systems]
windows ; t ; Windows, Microsoft Windows, Windows 10, Windows 11, Windows 7, sistema operativo Windows, entorno Windows ; Windows, Microsoft Windows, Windows 10, Windows 11, Windows 7, Windows operating system, Windows OS ; windows-server ;
windows-server ; t ; Windows Server, Windows Server 2012, Windows Server 2016, Windows Server 2019, Windows Server 2022, servidores Windows ; Windows Server, Windows Server 2012, Windows Server 2016, Windows Server 2019, Windows Server 2022, Windows servers ; active-directory, hyper-v, powershell ;
linux ; t ; Linux, GNU/Linux, sistema operativo Linux, administración Linux, administración de sistemas Linux, servidores Linux ; Linux, GNU/Linux, Linux operating system, Linux administration, Linux system administration, Linux servers ; bash-scripting, ubuntu, red-hat ;
unix ; t ; Unix, sistemas Unix, Unix/Linux ; Unix, Unix systems, Unix/Linux ; linux ;
aix ; t ; AIX, IBM AIX ; ; unix ;
solaris ; t ; Solaris, Oracle Solaris ; ; unix ;
hp-ux ; t ; HP-UX ; ; unix ;
ubuntu ; t ; Ubuntu, Ubuntu Server ; ; linux ;
debian ; t ; Debian ; ; linux ;
red-hat ; t ; Red Hat, RHEL, Red Hat Enterprise Linux, RedHat ; ; linux ;
centos ; t ; CentOS ; ; linux ;
rocky-linux ; t ; Rocky Linux, AlmaLinux ; ; linux ;
suse ; t ; SUSE Linux, SUSE, SLES ; ; linux ;
macos ; t ; macOS, Mac OS, Mac OS X, OS X, Apple Mac, entorno Mac, Mac ; macOS, Mac OS, Mac OS X, OS X, Apple Mac, Mac ; apple-iwork ;
chrome-os ; t ; ChromeOS, Chrome OS, Chromebook, Chromebooks ; ; google-workspace ;
mainframe ; t ; mainframe, z/OS, IBM Mainframe, IBM z/OS, entorno mainframe, Host IBM ; mainframe, z/OS, IBM Mainframe, IBM z/OS, mainframes ; cobol, jcl ;
cics ; t ; CICS ; ; mainframe ;
ibm-i ; t ; IBM i, AS/400, AS400, iSeries ; ; rpg-language, db2 ;

[systems-administration]
system-administration ; h ; administración de sistemas, administración de sistemas informáticos, gestión de sistemas, administrador de sistemas, sysadmin ; system administration, systems administration, sysadmin, systems administrator, system management ; linux, windows-server, virtualization ;
server-administration ; h ; administración de servidores, gestión de servidores, mantenimiento de servidores, servidores ; server administration, server management, server maintenance, servers ; windows-server, linux ;
active-directory ; t ; Active Directory, Directorio Activo, AD DS, Microsoft Active Directory ; Active Directory, AD DS, Microsoft Active Directory ; windows-server, group-policy ;
ldap ; h ; LDAP, OpenLDAP ; ; active-directory ;
group-policy ; t ; directivas de grupo, GPO, políticas de grupo ; Group Policy, GPO, group policies, GPOs ; active-directory ;
entra-id ; t ; Microsoft Entra ID, Azure AD, Azure Active Directory, Entra ID ; ; azure, identity-management ;
exchange ; t ; Microsoft Exchange, Exchange Server, Exchange Online, MS Exchange ; ; active-directory, microsoft-365 ;
mdm ; h ; gestión de dispositivos móviles, MDM ; mobile device management, MDM ; intune ; master-data-management
intune ; t ; Microsoft Intune, Intune ; ; mdm, microsoft-365 ;
sccm ; t ; SCCM, Microsoft Endpoint Manager, MECM, System Center, System Center Configuration Manager ; ; windows, intune ;
jamf ; t ; Jamf, Jamf Pro ; ; macos, mdm ;
virtualization ; h ; virtualización, virtualización de servidores, máquinas virtuales ; virtualization, virtualisation, server virtualization, virtual machines ; vmware, hyper-v ;
vmware ; t ; VMware, VMware vSphere, vSphere, ESXi, VMware ESXi, vCenter ; ; virtualization ;
hyper-v ; t ; Hyper-V, HyperV, Microsoft Hyper-V ; ; virtualization ;
proxmox ; t ; Proxmox, Proxmox VE ; ; virtualization ;
kvm ; t ; KVM, QEMU, libvirt ; ; virtualization, linux ;
virtualbox ; t ; VirtualBox, Oracle VirtualBox ; ; virtualization ;
nutanix ; t ; Nutanix ; Nutanix ; virtualization ;
hyperconvergence ; h ; hiperconvergencia ; hyperconverged infrastructure ; virtualization ;
citrix ; t ; Citrix, Citrix XenApp, XenDesktop, Citrix Virtual Apps, XenServer ; ; vdi ;
vdi ; h ; escritorios virtuales, VDI, virtualización de escritorios ; virtual desktops, VDI, virtual desktop infrastructure, desktop virtualization ; citrix ;
vmware-horizon ; t ; VMware Horizon ; ; vdi ;
remote-desktop ; t ; escritorio remoto, RDP, Remote Desktop, servicios de escritorio remoto ; remote desktop, RDP, Remote Desktop Services, RDS ; technical-support ;
teamviewer ; t ; TeamViewer, Team Viewer ; ; remote-desktop ;
anydesk ; t ; AnyDesk ; ; remote-desktop ;
storage-systems ; h ; sistemas de almacenamiento, almacenamiento SAN, NAS, cabinas de almacenamiento ; storage systems, data storage, NAS, SAN/NAS, storage administration ; netapp ; warehouse-storage
raid ; h ; RAID ; ; storage-systems ;
netapp ; t ; NetApp ; NetApp ; storage-systems ;
dell-emc ; t ; Dell EMC, EMC (almacenamiento) ; Dell EMC, EMC storage ; storage-systems ;
synology ; t ; Synology ; ; storage-systems ;
qnap ; t ; QNAP ; ; storage-systems ;
veeam ; t ; Veeam, Veeam Backup ; ; backup-recovery ;
veritas-netbackup ; t ; Veritas NetBackup, NetBackup ; ; backup-recovery ;
backup-exec ; t ; Backup Exec, Veritas Backup Exec ; ; backup-recovery ;
commvault ; t ; Commvault ; ; backup-recovery ;
patch-management ; h ; gestión de parches, actualización de sistemas ; patch management, system patching, patching ; system-administration ;
wsus ; t ; WSUS ; ; windows-server ;
capacity-planning-it ; h ; planificación de capacidad de sistemas ; IT capacity planning ; system-administration ; production-planning
it-infrastructure ; h ; infraestructura tecnológica, infraestructura TI, infraestructuras informáticas, infraestructura IT ; IT infrastructure, technology infrastructure, infrastructure management ; server-administration, networking ;

[it-support]
technical-support ; h ; soporte técnico, soporte informático, asistencia técnica informática, soporte a usuarios, soporte TI, soporte IT, helpdesk, help desk, mesa de ayuda, service desk, CAU, atención a usuarios, mesa de servicio ; technical support, IT support, help desk, helpdesk, service desk, desktop support, user support, tech support, end user support, IT helpdesk ; incident-management, ticketing-systems, windows ;
remote-support ; h ; soporte remoto, asistencia remota ; remote support, remote assistance, remote troubleshooting ; technical-support, remote-desktop ;
ticketing-systems ; h ; sistemas de tickets, gestión de tickets, ticketing, herramientas de ticketing ; ticketing systems, ticketing system, ticket management, ticketing tools, ticketing ; servicenow, glpi ;
servicenow ; t ; ServiceNow, Service Now ; ; itsm ;
bmc-remedy ; t ; BMC Remedy, Remedy, BMC Helix ; ; itsm ;
glpi ; t ; GLPI ; ; ticketing-systems, it-asset-management ;
manageengine ; t ; ManageEngine, ManageEngine ServiceDesk Plus ; ; ticketing-systems ;
freshservice ; t ; Freshservice ; ; ticketing-systems ;
otrs ; t ; OTRS ; ; ticketing-systems ;
osticket ; t ; osTicket ; ; ticketing-systems ;
itsm ; h ; gestión de servicios TI, ITSM, gestión de servicios IT, gestión de servicios de tecnología ; IT service management, ITSM, IT services management ; itil, servicenow ;
itil ; h ; ITIL, ITIL v3, ITIL v4, ITIL 4, buenas prácticas ITIL ; ITIL, ITIL v3, ITIL v4, ITIL 4, ITIL framework, ITIL processes ; itsm, incident-management ;
incident-management ; h ; gestión de incidencias, resolución de incidencias, gestión de incidentes, resolución de incidencias informáticas, gestión de problemas e incidencias ; incident management, incident resolution, IT incident management, problem management, issue resolution ; itil, ticketing-systems ; incident-response
change-management-it ; h ; gestión de cambios TI, control de cambios en sistemas ; IT change management, change control, IT change control ; itil ; change-management
sla-management ; h ; gestión de SLA, acuerdos de nivel de servicio, SLA, cumplimiento de SLA ; SLA management, service level agreements, SLA, SLAs ; itsm ;
it-asset-management ; h ; inventario informático, gestión de activos TI, CMDB, gestión de activos informáticos ; IT asset management, ITAM, CMDB, IT inventory, hardware inventory ; itsm ;
license-management ; h ; gestión de licencias de software, licenciamiento de software ; software licence management, software license management, software licensing, software asset management ; it-asset-management ;
hardware-repair ; h ; reparación de ordenadores, reparación de equipos informáticos, montaje de ordenadores, montaje y reparación de ordenadores, hardware, ensamblaje de equipos, reparación de computadoras, mantenimiento de equipos informáticos, mantenimiento de computadoras ; computer repair, PC repair, hardware repair, PC assembly, computer hardware, hardware, computer maintenance, hardware troubleshooting, hardware maintenance, laptop repair ; technical-support, windows ;
software-installation ; h ; instalación de software, instalación y configuración de software, instalación de sistemas operativos, formateo de equipos, instalación de programas, maquetación de equipos ; software installation, installing software, operating system installation, OS installation, software configuration, computer imaging, PC imaging ; hardware-repair ;
printer-support ; h ; mantenimiento de impresoras, reparación de impresoras, configuración de impresoras ; printer maintenance, printer repair, printer setup, printer support ; hardware-repair ; printing-press
mobile-device-repair ; h ; reparación de móviles, reparación de teléfonos móviles, reparación de celulares, reparación de smartphones ; mobile phone repair, smartphone repair, cell phone repair ; hardware-repair, soldering-electronics ;
user-training-it ; h ; formación a usuarios, capacitación de usuarios, formación informática a usuarios ; user training, end-user training, IT user training ; technical-support ;
audiovisual-support ; h ; soporte audiovisual, equipos audiovisuales, instalación de equipos audiovisuales ; AV support, audiovisual equipment, AV equipment setup, audiovisual installation ; video-conferencing ;
it-troubleshooting ; h ; diagnóstico de averías informáticas, resolución de problemas técnicos, solución de problemas técnicos ; IT troubleshooting, technical troubleshooting, troubleshooting technical issues, computer troubleshooting ; technical-support ;
it-project-management ; h ; gestión de proyectos TI, gestión de proyectos tecnológicos, gestión de proyectos informáticos, gestión de proyectos de software, dirección de proyectos tecnológicos ; IT project management, technology project management, software project management, technical project management ; agile, jira ;
it-management ; h ; gestión de TI, dirección de sistemas, gobierno TI, dirección de tecnología, gestión de tecnologías de la información ; IT management, IT governance, IT strategy, information technology management, technology management ; itsm ;
digital-transformation ; h ; transformación digital, digitalización de procesos, digitalización ; digital transformation, process digitalization, digitalization, digitalisation ; bpm ;
primavera ; t ; Primavera P6, Oracle Primavera, Primavera ; ; project-scheduling ;
`);
